"""Mean opinion scores by ViSQOL: pairs of WAV files in, a line of JSON out."""

import json
import sys

from visqol import VisqolApi

api = VisqolApi()
api.create(mode="speech")
pairs = zip(sys.argv[1::2], sys.argv[2::2])
print(json.dumps([api.measure(before, after).moslqo for before, after in pairs]))
