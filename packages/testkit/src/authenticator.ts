import { Secret, TOTP } from 'otpauth'

/** What an authenticator app that was given this secret (base32) shows at that moment. */
export const authenticatorCode = (secret: string, at: Date): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret.replaceAll(' ', '')), timestamp: at.getTime() })
