import { supportEmail } from '../../../lib/support-email.ts'

function Support() {
  const address = supportEmail()
  return (
    <a href={`mailto:${address}`} className="font-semibold underline underline-offset-4">
      {address}
    </a>
  )
}

/** What keeps a way back open, said before it is needed. */
export const RecoveryHint = () => (
  <>
    Squash has no recovery codes. Keep a way back: put the same key on a second device, or write it down and store it
    somewhere safe. Without app and key only <Support /> can help, and that takes a while.
  </>
)

/** What helps whoever stands before the door without the app. */
export const LostFactor = () => (
  <>
    Lost the app? Any other device with the same key shows the same codes. Without one, write to <Support />; that takes
    a while, because we have to make sure that it is you.
  </>
)
