import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { type HttpsHost, startHttpsHost } from './https-host.ts'

/** A browser's subscription, as `PushSubscription.toJSON()` describes it. */
export type Subscription = { endpoint: string; p256dh: string; auth: string }
type ReceivedPush = {
  endpoint: string
  /** The decrypted message. */
  payload: unknown
  topic: string | undefined
  /** The sender named in the token, which must be signed with the key that the device subscribed with. */
  subject: string | undefined
}

export type PushService = Pick<HttpsHost, 'port' | 'certificate' | 'close'> & {
  /** A new device. @param publicKey the server's, without which no message is accepted */
  subscribe(publicKey: string): Subscription
  /** Accepted messages, oldest first. */
  received: readonly ReceivedPush[]
  /** Deliveries started, including refused ones. */
  attempts(): number
  /** Sets the HTTP status for the next messages. */
  behave(status: number): void
  /** Accepts messages again, and clears what it received. */
  reset(): void
}

type Device = { ecdh: ECDH; secret: Buffer; publicKey: string }

/** Starts a push service with TLS on loopback, which also plays the devices: it reads every message as they would. */
export async function startPushService(): Promise<PushService> {
  const devices = new Map<string, Device>()
  const received: ReceivedPush[] = []
  let status = 201
  let attempts = 0

  const host = await startHttpsHost(async (request, response) => {
    attempts += 1
    const device = devices.get(request.url ?? '')
    const body = await buffer(request)
    response.statusCode = device ? status : 404
    if (device && status < 300) {
      const subject = await senderOf(device, host.origin, request.headers.authorization).catch(() => null)
      if (subject === null) response.statusCode = 403
      else {
        const payload: unknown = JSON.parse(decrypt(device, body))
        const topic = request.headers.topic?.toString()
        received.push({ endpoint: `${host.origin}${request.url}`, payload, topic, subject })
      }
    }
    response.end()
  })

  return {
    port: host.port,
    certificate: host.certificate,
    close: host.close,
    subscribe(publicKey) {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const secret = randomBytes(16)
      const path = `/push/${randomUUID()}`
      devices.set(path, { ecdh, secret, publicKey })
      const auth = secret.toString('base64url')
      return { endpoint: `${host.origin}${path}`, p256dh: ecdh.getPublicKey('base64url'), auth }
    },
    received,
    attempts: () => attempts,
    behave(next) {
      status = next
    },
    reset() {
      status = 201
      attempts = 0
      received.length = 0
    },
  }
}

/** Checks the sender's signed token. @throws if it isn't from the server that the device subscribed to */
async function senderOf({ publicKey }: Device, audience: string, authorization = ''): Promise<string | undefined> {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  if (key !== publicKey) throw new Error('Another server')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const keys = createLocalJWKSet({ keys: [{ kty: 'EC', crv: 'P-256', x, y }] })
  const { payload } = await jwtVerify(token, keys, { audience })
  return payload.sub
}

/** Decrypts a message of one record, as a browser does. */
function decrypt({ ecdh, secret }: Device, body: Buffer): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + (body[20] ?? 0))
  const sealed = body.subarray(21 + sender.length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const shared = derive(ecdh.computeSecret(sender), secret, info, 32)
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createDecipheriv('aes-128-gcm', key, nonce)
  cipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  // A 2 ends the text of the last record; zeros may follow.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))
