/**
 * Headers that let a mail client offer "unsubscribe" with one click (RFC 8058).
 * @param url answers POST without a session and without a question
 */
export const listUnsubscribe = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
