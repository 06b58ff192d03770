const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}[@＠﹫](?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,24}/gu
/** "maya (at) example (dot) com", and "maya at example dot com": the spellings that people use to get past a filter. */
const BRACKETED =
  /(?<![\w.-])[\w.+-]{1,64}\s?[([{]\s?at\s?[)\]}]\s?[\w-]{1,63}(?:\s?(?:[([{]\s?dot\s?[)\]}]|\.)\s?[\w-]{2,24}){1,4}/gi
const SPELT =
  /(?<![\w.-])[\w.+-]{1,64}\sat\s[\w-]{1,63}(?:\sdot\s[\w-]{2,24}){1,3}(?<=\s(?:com|net|org|info|io|de))\b/gi

/** Replaces e-mail addresses by `[email]`. */
export const maskEmails = (text: string): string =>
  [EMAIL, BRACKETED, SPELT].reduce((masked, pattern) => masked.replace(pattern, '[email]'), text)
