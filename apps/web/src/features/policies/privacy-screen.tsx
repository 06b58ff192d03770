import { OperatorAddress } from '../../lib/site-links.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Point, Points, ReadingPart } from '../../ui/reading.tsx'
import { PolicyPage } from './policy-page.tsx'
import { OtherServices, WhoSeesWhat } from './privacy-parts.tsx'

/** /privacy: what is stored, who sees it, and how it is deleted. Every line has to match what the code does. */
export function PrivacyScreen() {
  return (
    <PolicyPage
      policy="privacy"
      title="Privacy"
      lead="What you type in anger is yours. The other person reads only the version you approve. Here’s everything else."
    >
      <WhatWeStore />
      <WhoSeesWhat />
      <OtherServices />
      <InYourBrowser />
      <HowLong />
      <YourRights />
    </PolicyPage>
  )
}

function WhatWeStore() {
  return (
    <ReadingPart title="What we store">
      <Points>
        <Point>
          <strong>Your account:</strong> email address, names, username, time zone, your settings, and a photo if you
          add one. We store only a hash of your password, so nobody can read it.
        </Point>
        <Point>
          <strong>Where you’re signed in:</strong> the name and version your browser sends, security events such as
          sign-ins and password changes, and, if you turn on notifications, where to send them.
        </Point>
        <Point>
          <strong>Your conflicts, debates and notes:</strong> your own words, the calm versions, what the mediator
          wrote, votes, and the email addresses of people you’ve invited. If someone invites you, your address is stored
          here before you join.
        </Point>
        <Point>
          <strong>What you do here:</strong> votes, the quests you’ve finished (not what you wrote in them), points,
          achievements, tips, who you’ve blocked, what you’ve reported, and the days you visited.
        </Point>
      </Points>
      <p>
        There’s no tracking, no advertising and no analytics. Pages load nothing from other sites. We don’t log IP
        addresses. For about an hour, we keep a hash of yours to count requests, so that nobody can flood the site. If
        you do something without signing in, such as declining an invite, we keep one for a day, so that it isn’t done
        twice.
      </p>
    </ReadingPart>
  )
}

function InYourBrowser() {
  return (
    <ReadingPart title="In your browser">
      <p>
        We set one cookie when you sign in. It marks this browser as one you’ve used, so that strangers who try to guess
        your password don’t lock you out here. It doesn’t identify you, lasts 400 days, and does nothing else. While
        you’re adding another way to sign in, a second cookie makes sure you finish in the browser you started in. It
        lasts ten minutes.
      </p>
      <p>
        Your browser’s own storage holds your session, drafts of what you haven’t sent yet, your choice of light or dark
        mode, which messages you’ve already seen, such as the tour, and, if your account is about to be erased, the
        date. Signing out deletes the session, the drafts and that date, so sign out on shared devices.
      </p>
    </ReadingPart>
  )
}

function HowLong() {
  return (
    <ReadingPart title="How long we keep it">
      <Points>
        <Point>
          Your words, conflicts, debates and notes: until you delete your account. You can delete a note, or a conflict
          that nobody has answered yet, at any time. A message that you previewed but didn’t send: 24 hours.
        </Point>
        <Point>
          Conflicts that ended without a result, for instance because nobody answered: also until you delete your
          account, unless the people who run this site have set a number of days after which all the text in them is
          erased.
        </Point>
        <Point>
          Reports: a copy of what the reporter saw, along with the decision, until one of the people it’s about deletes
          their account. We keep it even if the conflict itself is gone.
        </Point>
        <Point>Sessions: 90 days after you last used them. Your account’s security events: a year.</Point>
        <Point>
          To make sure nothing is done twice, we keep your requests for a day, and a record that an email was sent,
          without your address, for 60 days. Our internal event log: a week.
        </Point>
      </Points>
    </ReadingPart>
  )
}

function YourRights() {
  return (
    <ReadingPart title="What you can do">
      <Points>
        <Point>
          <strong>Download it:</strong> everything that’s yours, as one file, from{' '}
          <TextLink to="/profile/settings#your-data">your settings</TextLink>.
        </Point>
        <Point>
          <strong>Correct it:</strong> names and photo on <TextLink to="/profile">your profile</TextLink>, everything
          else in <TextLink to="/profile/settings">your settings</TextLink>.
        </Point>
        <Point>
          <strong>Delete it:</strong> you confirm that it’s you, then have seven days to change your mind. After that,
          we erase your raw messages, core issues, what you said was missing, calm versions, unsent notes, profile and
          address. Shared conflicts stay with the other person under the name Anonymous User. Texts that the mediator
          wrote for both of you stay, with personal details masked, and your votes stay in the count without your name.
          If you stopped our emails or blocked someone, that still applies: we keep a hash of your address. Tips stay
          without your name, and so does anything you did as a moderator, under a number that can’t be traced to you.
        </Point>
        <Point>
          <strong>Ask:</strong> write to the people who run this site at <OperatorAddress />. If you’re not happy with
          the answer, you can complain to the data protection authority where you live.
        </Point>
      </Points>
    </ReadingPart>
  )
}
