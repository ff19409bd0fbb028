/** In place of a file with a path, a history and messages: what is parsed here is one text. */
export class VFile {
  value = '';
  messages: unknown[] = [];
  message() {}
  toString() {
    return this.value;
  }
}

export const VFileMessage = Error;
