type PassedOnProps = { inviter: string }

/** Instead of the ways to refuse: this link came from the inviter, so it says nothing about who holds it. */
export const PassedOn = ({ inviter }: PassedOnProps) => (
  <p className="mt-6 border-t-2 border-faint pt-5 text-muted">
    {inviter} passed this link on, so it can’t decline, block or report for you. Use the link in your invite email for
    that, or sign in with the address that was invited. You can also just close this page.
  </p>
)
