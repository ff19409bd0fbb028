/** Reads a stream until its end, or until the text exceeds the limit. A result longer than the limit is incomplete. */
export async function readUpTo(
  limitBytes: number,
  stream: ReadableStream<Uint8Array<ArrayBuffer>> | null,
): Promise<Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.length;
      controller.enqueue(chunk);
      if (bytes > limitBytes) controller.terminate();
    },
  });
  return new Uint8Array(await new Response(stream?.pipeThrough(limit) ?? null).arrayBuffer());
}
