"""Mean opinion scores by DNSMOS P.808: raw 16 kHz float files in, a line of JSON out."""

import json
import sys

import numpy
from speechmos import dnsmos

print(json.dumps([float(dnsmos.run(numpy.fromfile(path, "float32"), sr=16000)["p808_mos"]) for path in sys.argv[1:]]))
