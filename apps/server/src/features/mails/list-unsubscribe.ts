/**
 * Headers that let a mail client offer one-click unsubscribe (docs/reference/profiles.md#mail-settings).
 * @param url must accept a POST without a session or a confirmation
 */
export const listUnsubscribe = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
