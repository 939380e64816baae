"""Pictures of screens in 256 colours: a quarter of the size, and as sharp.

The browser, which is at hand, reads the picture and chooses the colours: it halves the
box of colours that is seen most and reaches farthest, again and again.
"""

import base64
import struct
import zlib
from typing import Any, Final

from playwright.sync_api import Page

CHOOSE: Final = """async (source) => {
  const bits = await createImageBitmap(await (await fetch(source)).blob());
  const canvas = new OffscreenCanvas(bits.width, bits.height).getContext('2d');
  canvas.drawImage(bits, 0, 0);
  const { data } = canvas.getImageData(0, 0, bits.width, bits.height);
  const six = (at, left) => (data[at] >> 2) << left;
  const key = (at) => six(at, 12) | six(at + 1, 6) | six(at + 2, 0);
  const part = (colour, side) => (colour >> (12 - 6 * side)) & 63;
  const counts = new Uint32Array(1 << 18);
  for (let at = 0; at < data.length; at += 4) counts[key(at)]++;
  const boxOf = (colours) => {
    const count = colours.reduce((sum, one) => sum + counts[one], 0);
    const reach = [0, 1, 2].map((side) => {
      const all = colours.map((one) => part(one, side));
      return Math.max(...all) - Math.min(...all);
    });
    const long = Math.max(...reach);
    const worth = Math.sqrt(count) * long;
    return { colours, count, side: reach.indexOf(long), worth };
  };
  const boxes = [boxOf([...counts.keys()].filter((one) => counts[one]))];
  while (boxes.length < 256) {
    boxes.sort((one, other) => other.worth - one.worth);
    const { colours, count, side, worth } = boxes[0];
    if (!worth) break;
    colours.sort((one, other) => part(one, side) - part(other, side));
    let cut = 1;
    let sum = counts[colours[0]];
    while (cut < colours.length - 1 && sum < count / 2) sum += counts[colours[cut++]];
    boxes.splice(0, 1, boxOf(colours.slice(0, cut)), boxOf(colours.slice(cut)));
  }
  const nearest = new Uint8Array(1 << 18);
  boxes.forEach(({ colours }, place) => {
    for (const one of colours) nearest[one] = place;
  });
  const sums = boxes.map(() => [0, 0, 0, 0]);
  const rows = [];
  for (let y = 0; y < bits.height; y++) {
    const row = new Uint8Array(bits.width);
    for (let x = 0; x < bits.width; x++) {
      const at = 4 * (y * bits.width + x);
      const sum = sums[(row[x] = nearest[key(at)])];
      sum[0] += data[at]; sum[1] += data[at + 1]; sum[2] += data[at + 2]; sum[3]++;
    }
    rows.push(btoa(String.fromCharCode(...row)));
  }
  const palette = sums.map(([r, g, b, n]) => {
    return [r, g, b].map((one) => Math.round(one / n));
  });
  return { width: bits.width, height: bits.height, palette, rows };
}"""


def reduced(page: Page, picture: bytes) -> bytes:
    """Return the PNG *picture* as a PNG with a palette."""
    source = f"data:image/png;base64,{base64.b64encode(picture).decode()}"
    found: dict[str, Any] = page.evaluate(CHOOSE, source)
    header = struct.pack(">IIBBBBB", found["width"], found["height"], 8, 3, 0, 0, 0)
    colours = bytes(part for colour in found["palette"] for part in colour)
    lines = b"".join(b"\0" + base64.b64decode(row) for row in found["rows"])
    chunks = (
        _chunk(b"IHDR", header),
        _chunk(b"PLTE", colours),
        _chunk(b"IDAT", zlib.compress(lines, 9)),
        _chunk(b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def _chunk(name: bytes, body: bytes) -> bytes:
    sum_of_it = zlib.crc32(name + body)
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", sum_of_it)
