import { randomUUID } from 'node:crypto'
import {
  type CryptoKey,
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose'

type SigningKey = {
  /** For JWT_KEYS: makes a server sign with this key. */
  setting: string
  privateKey: CryptoKey
  /** The public half, in the form in which it is published. */
  published: string
}

/** A signing key for a server, so that a test can sign tokens that the server never would. */
export async function signingKey(): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = { ...(await exportJWK(privateKey)), kid: randomUUID() }
  return {
    setting: JSON.stringify({ keys: [jwk] }),
    privateKey,
    published: JSON.stringify(await exportJWK(publicKey)),
  }
}

export type ForgedTokens = Record<string, string>

/**
 * Forged versions of a user's access token. Those with wrong claims are signed with the service's own key; the rest are
 * made without it.
 * @param now the server's time
 */
export async function forgedTokens(token: string, key: SigningKey, now: Date): Promise<ForgedTokens> {
  const claims = decodeJwt(token)
  const { kid = '' } = decodeProtectedHeader(token)
  const header = { alg: 'ES256', typ: 'JWT', kid }
  const sign = (payload: JWTPayload) => new SignJWT(payload).setProtectedHeader(header).sign(key.privateKey)
  const stranger = await generateKeyPair('ES256')
  const seconds = Math.floor(now.getTime() / 1000)
  const { exp: _, ...endless } = claims
  const [head = '', , signature = ''] = token.split('.')
  const changed = Buffer.from(JSON.stringify({ ...claims, sub: randomUUID() })).toString('base64url')

  return {
    unsigned: new UnsecuredJWT(claims).encode(),
    signedWithPublicKey: await new SignJWT(claims)
      .setProtectedHeader({ ...header, alg: 'HS256' })
      .sign(new TextEncoder().encode(key.published)),
    ofAnotherKey: await new SignJWT(claims)
      .setProtectedHeader({ ...header, kid: randomUUID() })
      .sign(stranger.privateKey),
    ofAnotherKeyUnderOurName: await new SignJWT(claims).setProtectedHeader(header).sign(stranger.privateKey),
    changed: `${head}.${changed}.${signature}`,
    ofAnotherIssuer: await sign({ ...claims, iss: 'https://elsewhere.example/auth/v1' }),
    forAnotherAudience: await sign({ ...claims, aud: 'anon' }),
    expired: await sign({ ...claims, iat: seconds - 7200, exp: seconds - 1 }),
    withoutEnd: await sign(endless),
    ofNoSession: await sign({ ...claims, session_id: randomUUID() }),
    ofAnotherUser: await sign({ ...claims, sub: randomUUID() }),
  }
}
