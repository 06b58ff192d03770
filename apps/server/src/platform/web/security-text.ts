const DAY = 24 * 60 * 60 * 1000
/** A file that is valid for a year or longer looks abandoned to its readers. */
const VALID_DAYS = 180

/**
 * The text of `security.txt`, which says where to report vulnerabilities. It is generated from the operator's current
 * settings, so it expires half a year after the day it is read. Addresses in it must be https, so a site without
 * https lists none.
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
