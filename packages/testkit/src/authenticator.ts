import { Secret, TOTP } from 'otpauth'

/** The code that an authenticator app with this secret (base32) shows at that time. */
export const authenticatorCode = (secret: string, at: Date): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret.replaceAll(' ', '')), timestamp: at.getTime() })
