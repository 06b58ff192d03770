import { OperatorAddress } from '../../lib/site-links.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Point, Points, ReadingPart } from '../../ui/reading.tsx'
import { PolicyPage } from './policy-page.tsx'

/** /terms: what users agree to by signing up. */
export function TermsScreen() {
  return (
    <PolicyPage
      policy="terms"
      title="Terms"
      lead="What we offer, what we ask of you, and what Squash can’t be. In plain English."
    >
      <WhatItIs />
      <YourWords />
      <Reports />
      <Tips />
      <PromisesAndChanges />
      <SecurityReports />
    </PolicyPage>
  )
}

function WhatItIs() {
  return (
    <>
      <ReadingPart title="Who can use it">
        <p>
          You have to be at least 16. Have only one account, and don’t pretend to be someone else. “We” means the people
          who run this site: <OperatorAddress />.
        </p>
      </ReadingPart>
      <ReadingPart title="What Squash is not">
        <Points>
          <Point>It’s not therapy or a diagnosis. What the mediator says is a suggestion made by a computer.</Point>
          <Point>It’s not a court or legal advice. A final ruling binds nobody.</Point>
          <Point>
            It’s not an emergency service. Nobody is watching your messages, and we can’t send help. If you’re in
            danger, call your local emergency number: <TextLink to="/safety">find help here</TextLink>.
          </Point>
        </Points>
        <p>
          An AI can be wrong or unfair, or miss the point. If a text from the mediator was written without AI, it says
          so. What you make of it is up to you.
        </p>
      </ReadingPart>
    </>
  )
}

function YourWords() {
  return (
    <>
      <ReadingPart title="Your words">
        <p>
          They stay yours. You let us store them, give them to the mediator, and show the results to the people named on{' '}
          <TextLink to="/privacy">the privacy page</TextLink>, for as long as you use Squash, and for nothing else.
        </p>
        <p>
          A conflict becomes public only if one of you asks for the final ruling. We tell you both, you each decide
          whether your own name shows, and we mask personal data as well as a computer can. Once a debate has been
          answered, anyone who’s signed in can read it.
        </p>
      </ReadingPart>
      <ReadingPart title="How we treat each other">
        <p>
          The <TextLink to="/rules">community rules</TextLink> are part of these terms. Invite people because you want
          to sort something out, not to get through to someone who doesn’t want contact.
        </p>
      </ReadingPart>
    </>
  )
}

function Reports() {
  return (
    <ReadingPart title="Reports, decisions, appeals">
      <p>
        A person reviews every report. If it’s upheld, the author learns why, loses points, and their words may be
        hidden. They can appeal once, and if the appeal succeeds, they get their points and words back. Anything that
        several people report independently is hidden until it has been reviewed. We may close an account for serious or
        repeated harm.
      </p>
    </ReadingPart>
  )
}

function Tips() {
  return (
    <ReadingPart title="Tips">
      <p>
        Squash is free. A tip is a gift: it gets you a badge, an emoji next to your name and some SquashCred, but no
        advantage. Stripe handles the payment. If something went wrong with yours, write to us and we’ll refund it.
        You’ll then lose its badge and its SquashCred.
      </p>
    </ReadingPart>
  )
}

function PromisesAndChanges() {
  return (
    <>
      <ReadingPart title="What we promise, and what we don’t">
        <p>
          We run Squash with care. We can’t promise that it’s always available, free of errors, or that it will settle
          your conflict. As far as the law allows, we’re liable only for harm we cause intentionally or through gross
          negligence. This doesn’t affect any rights that the law gives you and that can’t be waived.
        </p>
      </ReadingPart>
      <ReadingPart title="Leaving, and changes">
        <p>
          You can leave at any time: <TextLink to="/privacy">here’s what we keep and what we delete</TextLink>. If these
          terms change in a way that matters, we’ll say so here before the change applies. The date is at the bottom.
        </p>
      </ReadingPart>
    </>
  )
}

/** `security.txt` links here. */
function SecurityReports() {
  return (
    <ReadingPart title="If you find a security problem" id="security">
      <p>
        Please write to <OperatorAddress /> and to nobody else until it’s fixed: what you did, what happened, and when.
        Use your own accounts, and don’t change or keep anything that belongs to others. We’ll reply within three days,
        and we won’t take legal action against anyone who acts in good faith.
      </p>
    </ReadingPart>
  )
}
