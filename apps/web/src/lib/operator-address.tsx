import { supportEmail } from './support-email.ts'

/** The address of whoever runs this Squash, to write to. */
export function OperatorAddress() {
  const address = supportEmail()
  return (
    <a href={`mailto:${address}`} className="font-semibold underline underline-offset-4">
      {address}
    </a>
  )
}
