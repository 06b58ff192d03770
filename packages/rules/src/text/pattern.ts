/**
 * A pattern that is too long for one line: line breaks, and the spaces that indent the next line, are left out.
 * Backslashes are taken as they are, as in a regular expression.
 */
export const pattern = (lines: TemplateStringsArray, ...values: readonly string[]): string =>
  String.raw(lines, ...values).replace(/\n\s*/g, '')

/** Escapes text for a regular expression. With the u flag, no other characters may be escaped. */
export const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
