import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

/** The values that every authenticator app supports. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Steps accepted before and after the current one, for clocks that differ. */
const window = 1

/** The data a user enters into their app, shown once; `secret` is 20 bytes in base32. */
type TotpEnrolment = { secret: string; uri: string; qr_code: string }

/**
 * A new secret with its URI, also as a QR code: bare SVG markup without `#`, because clients put it into a data URL
 * unescaped.
 */
export function newTotp(issuer: string, account: string): TotpEnrolment {
  const totp = new TOTP({ ...form, issuer, label: account, secret: new Secret({ size: 20 }) })
  const uri = totp.toString()
  return { secret: totp.secret.base32, uri, qr_code: renderSVG(uri, { ecc: 'M', border: 4, pixelSize: 1 }) }
}

/** The 30-second step that a code belongs to, counted from 1970; null when it matches no step near `now`. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  // The library compares bytes, and throws on six characters that take more than six bytes in UTF-8.
  if (!/^[0-9]{6}$/.test(code)) return null
  const timestamp = now.getTime()
  const delta = TOTP.validate({ ...form, secret: Secret.fromBase32(secret), token: code, timestamp, window })
  return delta === null ? null : TOTP.counter({ period: form.period, timestamp }) + delta
}
