import { OperatorAddress } from '../../lib/operator-address.tsx'
import { Point, Points, ReadingPart } from '../../ui/reading.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { PolicyPage } from './policy-page.tsx'

/** /terms: what one agrees to by signing up (decisions §15). */
export function TermsScreen() {
  return (
    <PolicyPage
      policy="terms"
      title="Terms"
      lead="What we offer, what we ask of you, and what Squash cannot be. In plain words."
    >
      <WhatItIs />
      <YourWords />
      <WhenThingsGoWrong />
      <Money />
      <TheEnd />
      <Holes />
    </PolicyPage>
  )
}

function WhatItIs() {
  return (
    <>
      <ReadingPart title="Who may use it">
        <p>
          You are 16 or older, you have one account, and you are who you say you are to the people you invite. “We” is
          whoever runs this Squash: <OperatorAddress />.
        </p>
      </ReadingPart>
      <ReadingPart title="What Squash is not">
        <Points>
          <Point>No therapy and no diagnosis. What the mediator says is a suggestion of a computer.</Point>
          <Point>No court and no legal advice. A final ruling binds nobody.</Point>
          <Point>
            No emergency service. Nobody reads along, and nobody comes. In danger, call the emergency number where you
            are: <TextLink to="/safety">who can help</TextLink>.
          </Point>
        </Points>
        <p>
          An AI can be wrong, unfair, or miss the point. Each of its texts says whether an AI wrote it or a fixed text
          stands in. You decide what to make of it.
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
          They stay yours. You let us store them, hand them to the mediator, and show what comes of them to the people
          that <TextLink to="/privacy">the privacy page</TextLink> names, for as long as you want Squash to do its work.
          Nothing more.
        </p>
        <p>
          A conflict becomes public only when one of the two asks for the final ruling. Both are told, each decides
          about their own name, and personal data is masked as well as a computer can. A debate is public by nature.
        </p>
      </ReadingPart>
      <ReadingPart title="How we treat each other">
        <p>
          The <TextLink to="/rules">community rules</TextLink> are part of these terms. Invite people because you want
          to sort something out, not to reach somebody who wants no contact.
        </p>
      </ReadingPart>
    </>
  )
}

function WhenThingsGoWrong() {
  return (
    <ReadingPart title="Reports, decisions, appeals">
      <p>
        A report is looked at by a person. When it is upheld, whoever wrote the reported words reads why, loses points,
        and the words may be hidden. They can appeal once, and a successful appeal gives points and words back. What
        several people report independently is hidden until somebody has looked. For serious or repeated harm we may
        close an account.
      </p>
    </ReadingPart>
  )
}

function Money() {
  return (
    <ReadingPart title="Tips">
      <p>
        Squash costs nothing. A tip is a present: it buys a badge, no advantage. Stripe handles the payment. If one went
        wrong, write to us and we give it back; the badge and its points go with it.
      </p>
    </ReadingPart>
  )
}

function TheEnd() {
  return (
    <>
      <ReadingPart title="What we promise, and what not">
        <p>
          We run Squash with care. We do not promise that it is always there, free of mistakes, or that it settles your
          conflict. As far as the law allows, we are liable only for harm we cause on purpose or by gross carelessness.
          Rights that the law gives you and nobody can take away stay as they are.
        </p>
      </ReadingPart>
      <ReadingPart title="Leaving, and changes">
        <p>
          You can leave any time: <TextLink to="/privacy">what then stays and what goes</TextLink>. If these terms
          change in a way that matters, we say so here before it holds; the day is at the bottom.
        </p>
      </ReadingPart>
    </>
  )
}

/** `security.txt` points here. */
function Holes() {
  return (
    <ReadingPart title="If you found a security hole" id="security">
      <p>
        Please write to <OperatorAddress /> and to nobody else until it is mended: what you did, what happened, and
        when. Use accounts of your own, and neither change nor keep what belongs to others. You hear from us within
        three days, and we take no legal steps against who looks in good faith.
      </p>
    </ReadingPart>
  )
}
