/**
 * Headers with which a mail client can offer one-click unsubscribe (docs/reference/profiles.md#mail-settings).
 * @param url accepts POST without a session or a confirmation
 */
export const listUnsubscribe = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
