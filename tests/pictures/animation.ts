import { crc32, deflateSync, inflateSync } from 'node:zlib';

type Frame = { png: Buffer; seconds: number };

/**
 * Writes an endless animated PNG from pictures of the same size. A viewer without animation shows the first
 * picture.
 */
export function writeAnimation(frames: Frame[]): Buffer {
  const pictures = frames.map(({ png }) => readChunks(png));
  const header = pictures[0]?.find(({ type }) => type === 'IHDR')?.data ?? Buffer.alloc(0);
  const size = header.subarray(0, 8);
  let sequence = 0;
  const body = pictures.flatMap((chunks, index) => {
    const seconds = frames[index]?.seconds ?? 1;
    // Data of the chunk `fcTL`: offsets, the delay as a fraction of a second, and flags to replace the previous frame.
    const control = Buffer.concat([
      numbers(sequence++),
      size,
      numbers(0, 0, ((seconds * 100) << 16) | 100),
      Buffer.alloc(2),
    ]);
    const data = chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data);
    const pixels = deflateSync(inflateSync(Buffer.concat(data)), { level: 9 });
    return [
      writeChunk('fcTL', control),
      index === 0
        ? writeChunk('IDAT', pixels)
        : writeChunk('fdAT', Buffer.concat([numbers(sequence++), pixels])),
    ];
  });
  const start = [frames[0]?.png.subarray(0, 8) ?? Buffer.alloc(0), writeChunk('IHDR', header)];
  const count = writeChunk('acTL', numbers(frames.length, 0));
  return Buffer.concat([...start, count, ...body, writeChunk('IEND', Buffer.alloc(0))]);
}

function readChunks(png: Buffer) {
  const chunks: { type: string; data: Buffer }[] = [];
  for (let start = 8; start < png.length; ) {
    const end = start + 8 + png.readUInt32BE(start);
    chunks.push({ type: png.toString('latin1', start + 4, start + 8), data: png.subarray(start + 8, end) });
    start = end + 4;
  }
  return chunks;
}

function writeChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([numbers(data.length), named, numbers(crc32(named))]);
}

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, 4 * index);
  return bytes;
}
