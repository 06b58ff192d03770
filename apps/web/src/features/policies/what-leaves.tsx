import { Point, Points, ReadingPart } from '../../ui/reading.tsx'

/** The part of /privacy on other services. Which of them are in use is the operator's choice. */
export function WhatLeaves() {
  return (
    <ReadingPart title="What leaves this server">
      <p>Each of these only if the operator has set it up, and only for what it says.</p>
      <Points>
        <Point>
          <strong>A language model</strong> gets the texts that it works on: your message, to find calmer words; both
          core issues, to reflect on them; the calm versions and the title for the rest; an answer in a quest, for a
          tip. It gets no name and no address but what you wrote into the text. Without one, fixed texts are used, and
          the screen says so.
        </Point>
        <Point>
          <strong>The mail service</strong> carries our mails: address, name of who invites, title. Never a message.
          Without an account, the address can be taken off for good with one press in the mail.
        </Point>
        <Point>
          <strong>Text messages</strong>, for codes: your number, if you gave one.
        </Point>
        <Point>
          <strong>Stripe</strong>, for tips: which tip, and your account’s number. Your card is between you and them; we
          never see it.
        </Point>
        <Point>
          <strong>Google, GitHub and the like</strong>, if you sign in with one: it learns that you do, we learn your
          address and name.
        </Point>
        <Point>
          <strong>Your photo’s link</strong> is opened once, by our server. The picture is redrawn and kept here; who
          looks at your profile asks us for it, not the other site.
        </Point>
        <Point>
          <strong>Reddit</strong>: the conflict of the day is fetched from a public forum. Nothing of you goes there.
        </Point>
      </Points>
    </ReadingPart>
  )
}
