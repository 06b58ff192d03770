/**
 * A pattern that is too long for one line: line breaks, and the spaces that indent the next line, are left out.
 * Backslashes are taken as they are, as in a regular expression.
 */
export const pattern = (lines: TemplateStringsArray, ...values: readonly string[]): string =>
  String.raw(lines, ...values).replace(/\n\s*/g, '')
