import type { Factor, MFAVerifyWebauthnParams } from '@supabase/auth-js'
import { answered, loadAuth } from '../../lib/auth.ts'

/** Whether passkeys work here: in a browser that knows them, and not on an IP address, which browsers refuse. */
export const passkeysWork = (): boolean =>
  typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname)

const mfa = async () => (await loadAuth()).mfa
const site = () => ({ rpId: location.hostname, rpOrigins: [location.origin] })

/** What the browser or its user said no to, in our words. */
export class PasskeyDeclined extends Error {}

/**
 * Adds a passkey: asks the browser to create one, and the service to keep its public half. The client's own `register`
 * would offer security keys only.
 * @param signal closes the browser's prompt when it is aborted
 * @throws PasskeyDeclined when the browser created none
 */
export async function addPasskey(name: string, existing: readonly Factor[], signal: AbortSignal): Promise<void> {
  const { enroll, unenroll, challenge, verify } = await mfa()
  for (const { id, factor_type, status } of existing)
    if (factor_type === 'webauthn' && status === 'unverified') await unenroll({ factorId: id })
  const { id: factorId } = await answered(enroll({ factorType: 'webauthn', friendlyName: name }))
  try {
    const { id: challengeId, webauthn } = await answered(challenge({ factorId, webauthn: site() }))
    if (webauthn.type !== 'create') throw new Error('The service asked for a signature')
    const { excludeCredentials = [], ...rest } = webauthn.credential_options.publicKey
    const publicKey = { ...rest, excludeCredentials: excludeCredentials.map(described) }
    const credential = await prompted(() => navigator.credentials.create({ publicKey, signal }), isCreated)
    const shown = { ...site(), type: webauthn.type, credential_response: credential }
    await answered(verify({ factorId, challengeId, webauthn: shown }))
  } catch (error) {
    // Otherwise its name would be taken.
    await unenroll({ factorId })
    throw error
  }
}

/**
 * Shows a passkey, after the password.
 * @throws PasskeyDeclined when the browser didn't sign
 */
export async function showPasskey(factorId: string): Promise<void> {
  const { challenge, verify } = await mfa()
  const { id: challengeId, webauthn } = await answered(challenge({ factorId, webauthn: site() }))
  if (webauthn.type !== 'request') throw new Error('The service asked for a new passkey')
  const { allowCredentials = [], ...rest } = webauthn.credential_options.publicKey
  const publicKey = { ...rest, allowCredentials: allowCredentials.map(described) }
  const credential = await prompted(() => navigator.credentials.get({ publicKey }), isSigned)
  const shown = { ...site(), type: webauthn.type, credential_response: credential }
  await answered(verify({ factorId, challengeId, webauthn: shown }))
}

const TRANSPORTS: ReadonlySet<string> = new Set(['ble', 'hybrid', 'internal', 'nfc', 'usb'])
const isTransport = (transport: string): transport is AuthenticatorTransport => TRANSPORTS.has(transport)

type Described = { id: BufferSource; type: 'public-key'; transports?: string[] }
/** A passkey and the ways to reach it that browsers' types know. They are hints, so others can be left out. */
const described = ({ id, type, transports = [] }: Described) => ({
  id,
  type,
  transports: transports.filter(isTransport),
})

type Created = MFAVerifyWebauthnParams<'create'>['webauthn']['credential_response']
type Signed = MFAVerifyWebauthnParams<'request'>['webauthn']['credential_response']
const isCreated = (given: Credential | null): given is Created =>
  given instanceof PublicKeyCredential && given.response instanceof AuthenticatorAttestationResponse
const isSigned = (given: Credential | null): given is Signed =>
  given instanceof PublicKeyCredential && given.response instanceof AuthenticatorAssertionResponse

/** What the browser's own prompt gives. @throws PasskeyDeclined */
async function prompted<Given extends Credential>(
  ask: () => Promise<Credential | null>,
  isRight: (given: Credential | null) => given is Given,
): Promise<Given> {
  try {
    const given = await ask()
    if (isRight(given)) return given
  } catch (error) {
    if (error instanceof DOMException && error.name === 'InvalidStateError')
      throw new PasskeyDeclined('This device already has a passkey for your account.')
  }
  throw new PasskeyDeclined('Your browser didn’t finish. Please try again.')
}
