/** Stops soon after the limit: a host may send without end. */
export async function readBody(body: ReadableStream<Uint8Array> | null, limitBytes: number) {
  if (!body) return { text: '', isWhole: true };
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += decoder.decode(read.value, { stream: true });
    bytes += read.value.byteLength;
    if (bytes > limitBytes) return { text, isWhole: false };
  }
  return { text: text + decoder.decode(), isWhole: true };
}
