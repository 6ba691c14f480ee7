"""Mean opinion scores by DNSMOS P.808: a line of JSON with raw 16 kHz float files in, a line of JSON with scores out."""

import json
import sys

import numpy
from speechmos import dnsmos

for line in sys.stdin:
    scores = [float(dnsmos.run(numpy.fromfile(path, "float32").clip(-1, 1), sr=16000)["p808_mos"]) for path in json.loads(line)]
    print(json.dumps(scores), flush=True)
