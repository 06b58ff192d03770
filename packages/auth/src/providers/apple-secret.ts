import { importPKCS8, SignJWT } from 'jose'

/** The key that Apple issues to a developer instead of a secret. */
export type AppleKey = { teamId: string; keyId: string /** PKCS #8, PEM. */; privateKey: string }

/**
 * The client secret that Apple wants: a token signed by the developer, created for each use and valid for five minutes.
 * It uses this machine's clock, because Apple compares the times with its own.
 */
export async function appleSecret(key: AppleKey, clientId: string, issuer: string): Promise<string> {
  return await new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: key.keyId })
    .setIssuer(key.teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(await importPKCS8(key.privateKey, 'ES256'))
}
