import type { Factor, MFAVerifyWebauthnParams } from '@supabase/auth-js'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { answered, loadAuth } from '../../lib/auth.ts'
import { refusalCode, securityMessage } from '../../lib/auth-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormFailure } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { freeName } from './account-calls.ts'

/** Whether passkeys work here: the browser has to support them, and refuses them on an IP address. */
export const passkeysWork = (): boolean =>
  typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname)

const mfa = async () => (await loadAuth()).mfa
const site = () => ({ rpId: location.hostname, rpOrigins: [location.origin] })

/** A refusal by the browser or its user, in our words. */
class PasskeyDeclined extends Error {}

/**
 * Adds a passkey: asks the browser to create one, and the service to keep its public half. The client's own `register`
 * would offer security keys only.
 * @param signal closes the browser's prompt when it is aborted
 * @throws PasskeyDeclined when the browser created none
 */
async function addPasskey(name: string, existing: readonly Factor[], signal: AbortSignal): Promise<void> {
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
    // Otherwise the unfinished passkey would keep its name taken.
    await unenroll({ factorId })
    throw error
  }
}

/**
 * Verifies a passkey, after the password.
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
/** A passkey with those of its transports that browsers' types know. They are hints, so others can be left out. */
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

/** The credential from the browser's own prompt. @throws PasskeyDeclined if it gave none */
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

/** In characters. The service accepts longer names, but lists have to show them. */
const NAME_LENGTH = 60

type PasskeyDialogProps = { open: boolean; existing: readonly Factor[]; onClose: () => void; onAdded: () => void }

/** Adds a passkey under a name that the user chooses, because it can't be renamed later. */
export function PasskeyDialog({ open, ...form }: PasskeyDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={form.onClose}
      title="Add a passkey"
      description="Your browser will ask for your fingerprint, your face, a PIN or a security key. Once the passkey is set up, you’ll need both it and your password to sign in."
    >
      <PasskeyForm {...form} />
    </Dialog>
  )
}

function PasskeyForm({ existing, onClose, onAdded }: Omit<PasskeyDialogProps, 'open'>) {
  const [name, setName] = useState(() => freeName(existing, 'Passkey'))
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const prompt = useRef<AbortController>(null)
  // Otherwise the browser's prompt would stay after the dialog has been cancelled.
  useEffect(() => () => prompt.current?.abort(), [])
  const isTaken = refusalCode(failure) === 'mfa_factor_name_conflict'
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setFailure(null)
    prompt.current = new AbortController()
    try {
      await addPasskey(name.trim() || freeName(existing, 'Passkey'), existing, prompt.current.signal)
      toast.success('Your passkey is set up. You’ll have to sign in again on your other devices.')
      onAdded()
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }
  return (
    <form noValidate onSubmit={(event) => void add(event)} className="flex flex-col gap-5">
      <FormFailure message={failure === null || isTaken ? null : passkeyMessage(failure)} />
      <TextField
        label="Name"
        hint="So you know which one it is. You can’t change it later."
        error={isTaken ? 'You already have one with this name.' : undefined}
        maxLength={NAME_LENGTH}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <DialogActions>
        <Button type="submit" variant="primary" busy={busy}>
          Continue
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </form>
  )
}

/** The sentence to show for a passkey that was not added or not accepted. */
export function passkeyMessage(error: unknown): string {
  if (error instanceof PasskeyDeclined) return error.message
  return refusalCode(error) === 'mfa_verification_failed'
    ? 'That passkey didn’t work. Please try again.'
    : securityMessage(error)
}
