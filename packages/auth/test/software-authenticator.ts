import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

type Cbor = number | string | Buffer | Map<Cbor, Cbor> | Cbor[]

/** As much of CBOR as an authenticator writes. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)])
  const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item)])
  return Buffer.concat([head(5, value.size), ...entries])
}

function head(type: number, argument: number): Buffer {
  if (argument < 24) return Buffer.from([(type << 5) | argument])
  return argument < 256
    ? Buffer.from([(type << 5) | 24, argument])
    : Buffer.from([(type << 5) | 25, argument >> 8, argument & 255])
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_CREDENTIAL = 0x40

/** The options of a challenge, as JSON carries them. */
type Options = { challenge: string; rp?: { id?: string }; rpId?: string }

export type Deviations = {
  origin: string
  rpId: string
  /** What is signed instead of the challenge. */
  challenge: string
  isPresent: boolean
  verifiesUser: boolean
  /** The statement about the authenticator's maker. */
  attestation: { fmt: string; attStmt: Map<Cbor, Cbor> }
}

/** A software authenticator with one passkey. It follows WebAuthn except for a test's deviations. */
export function softwareAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0

  const clientData = (type: string, challenge: string, deviations: Partial<Deviations>) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: deviations.challenge ?? challenge,
        origin: deviations.origin ?? origin,
        crossOrigin: false,
      }),
    )

  function authenticatorData(rpId: string, deviations: Partial<Deviations>, credential: Buffer | null): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const { isPresent = true, verifiesUser = true } = deviations
    const flags = (isPresent ? PRESENT : 0) | (verifiesUser ? VERIFIED : 0) | (credential ? WITH_CREDENTIAL : 0)
    const parts = [sha256(deviations.rpId ?? rpId), Buffer.from([flags]), count]
    return Buffer.concat(credential ? [...parts, credential] : parts)
  }

  const common = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
  }
  return {
    id: common.id,
    /** Sets the count of signatures, as a copy of the authenticator would have it. */
    setCounter: (to: number) => {
      counter = to
    },

    create({ challenge, rp }: Options, deviations: Partial<Deviations> = {}) {
      const length = Buffer.from([id.length >> 8, id.length & 255])
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)])
      const { fmt, attStmt } = deviations.attestation ?? { fmt: 'none', attStmt: new Map() }
      const attestation = new Map<Cbor, Cbor>([
        ['fmt', fmt],
        ['attStmt', attStmt],
        ['authData', authenticatorData(rp?.id ?? '', deviations, credential)],
      ])
      return {
        ...common,
        response: {
          attestationObject: cbor(attestation).toString('base64url'),
          clientDataJSON: clientData('webauthn.create', challenge, deviations).toString('base64url'),
          transports: ['internal'],
        },
      }
    },

    get({ challenge, rpId = '' }: Options, deviations: Partial<Deviations> = {}) {
      counter += 1
      const data = authenticatorData(rpId, deviations, null)
      const client = clientData('webauthn.get', challenge, deviations)
      return {
        ...common,
        response: {
          authenticatorData: data.toString('base64url'),
          clientDataJSON: client.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
        },
      }
    },
  }
}

/** ES256 on P-256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const [left, right] = [x, y].map((part) => Buffer.from(part, 'base64url'))
  return cbor(
    new Map<Cbor, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, left ?? Buffer.alloc(0)],
      [-3, right ?? Buffer.alloc(0)],
    ]),
  )
}
