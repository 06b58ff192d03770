import { authenticatorCode } from '@squash/testkit/authenticator'
import type { Actor } from '@squash/testkit/http'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** A code can be used only once, so this takes the one of the following half minute, which the server accepts early. */
export const aStepLater = (): Date => new Date(Date.now() + 30_000)

/** Adds an authenticator app to a user's account over HTTP; their session has shown its code. @returns its key */
export async function addApp(actor: Actor): Promise<string> {
  const begun = Object(await ask(actor, '', { factor_type: 'totp' }))
  const { id } = Object(await ask(actor, `/${begun.id}/challenge`, {}))
  const code = authenticatorCode(begun.totp.secret, new Date())
  const raised = await ask(actor, `/${begun.id}/verify`, { challenge_id: id, code })
  if (actor.session) Object.assign(actor.session, raised)
  return begun.totp.secret
}

async function ask(actor: Actor, path: string, body: object): Promise<unknown> {
  const answer = await actor.request('POST', `/auth/v1/factors${path}`, body)
  expect(answer.status).toBe(200)
  return answer.body
}

/** Builds an authenticator with a fingerprint reader into a page's browser. */
export async function plugIn(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether its reader finds the finger of its owner from then on. */
    recognises: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}
