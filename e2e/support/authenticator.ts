import type { Page } from 'playwright-core'

/** Half a minute ahead: a code can be used only once, and the server accepts the next one early. */
export const aStepLater = (): Date => new Date(Date.now() + 30_000)

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
    /** Sets whether its sensor recognises its owner's finger from then on. */
    recognises: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}
