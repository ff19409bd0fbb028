/** In place of a copy of anything, circles and maps included: what is copied here are the attributes of elements. */
export default (value: unknown) => JSON.parse(JSON.stringify(value));
