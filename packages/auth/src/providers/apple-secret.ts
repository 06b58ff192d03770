import { importPKCS8, SignJWT } from 'jose'

/** The key that Apple gives a developer, instead of a secret. */
export type AppleKey = { teamId: string; keyId: string /** PKCS #8, PEM. */; privateKey: string }

/**
 * The client secret that Apple wants: a token that the developer signs, here anew for each use and for five minutes.
 * Its times are those of this machine, because Apple compares them with its own.
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
