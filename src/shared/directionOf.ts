const RTL_LANGUAGE = /^(?:ar|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)\b/;
const RTL_SCRIPT = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Thaa}]/u;

/** Returns 'rtl' only if the text contains letters of a right-to-left script, because a model may not answer in the requested language. */
export function directionOf(language: string | null | undefined, text: string): 'rtl' | 'ltr' {
  const hasRtlScript = RTL_SCRIPT.test(language ? text : (/\p{L}/u.exec(text)?.[0] ?? ''));
  return hasRtlScript && RTL_LANGUAGE.test(language ?? 'ar') ? 'rtl' : 'ltr';
}
