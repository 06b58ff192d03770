const DAY = 24 * 60 * 60 * 1000
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180

/**
 * The text of `security.txt` (RFC 9116). It expires half a year after the day on which it is read, because it is made of what the
 * operator has set now. Addresses in it must be https, so a site without it names none.
 */
export function securityText({ siteUrl, supportEmail, now }: { siteUrl: string; supportEmail: string; now: Date }) {
  const expires = new Date(Math.floor(now.getTime() / DAY) * DAY + VALID_DAYS * DAY)
  const addresses = [`Canonical: ${siteUrl}/.well-known/security.txt`, `Policy: ${siteUrl}/terms#security`]
  return [
    `Contact: mailto:${encodeURI(supportEmail)}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    ...(siteUrl.startsWith('https:') ? addresses : []),
    '',
  ].join('\n')
}
