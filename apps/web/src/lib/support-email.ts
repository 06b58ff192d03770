const FALLBACK = 'support@squash.example'

/** Where people write to. The server puts its own address (SUPPORT_EMAIL) into the page's `support-email` meta tag. */
export const supportEmail = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="support-email"]')?.content || FALLBACK
