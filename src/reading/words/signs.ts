/** Signs that end a sentence before a space, and signs that end it without a space, for patterns. */
export const [ENDS_BEFORE_SPACE, ENDS_WITHOUT_SPACE] = ['.!?', '\u3002\uff01\uff1f'];
/** All signs that end a sentence, including the Hindi danda, for patterns. */
export const SENTENCE_ENDS = `${ENDS_BEFORE_SPACE}${ENDS_WITHOUT_SPACE}\u0964`;
