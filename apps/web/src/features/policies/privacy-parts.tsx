import { Point, Points, ReadingPart } from '../../ui/reading.tsx'

/** The part of /privacy about other people. */
export function WhoSeesWhat() {
  return (
    <ReadingPart title="Who sees what">
      <Points>
        <Point>
          <strong>Your message in a conflict:</strong> with the preview on, the other person reads only the version you
          approve. If you’ve turned it off, they read the calm version without you seeing it first, unless Squash
          couldn’t rephrase your message or may have missed something. Without AI, Squash takes out shouting and the
          insults it recognises and leaves the rest as you typed it. A moderator sees your own words only if you ask for
          a review of a private conflict and allow it.
        </Point>
        <Point>
          <strong>Your core issue:</strong> the other person never sees it, only what the mediator makes of both core
          issues. They also never see what you say was missing from a proposal, and don’t find out that you said
          anything.
        </Point>
        <Point>
          <strong>An invite that hasn’t been answered yet:</strong> anyone with its link can read your first name, the
          title and the version of your message that you approved. Contact details in it are masked.
        </Point>
        <Point>
          <strong>Your email address:</strong> nobody else sees it. Anyone who invites you already has it, and anyone
          who checks an address only finds out whether it has an account.
        </Point>
        <Point>
          <strong>Signed-in people:</strong> your first name, username, photo, archetype, achievements, tier and
          supporter badge, and how many of your conflicts were resolved. Some of this is also on the leaderboard. Only
          people who share a conflict or a debate with you see your last name.
        </Point>
        <Point>
          <strong>Debates:</strong> signed-in people can see them once they’ve been answered. Anyone with the link can
          see the question and what the two sides are, but not the arguments.
        </Point>
        <Point>
          <strong>The public board:</strong> a conflict only gets there if, after all rounds, one of you asks for the
          final ruling. We tell that person first that it will be public. It shows the title, the summary and the
          ruling, which may quote a few words from the calm versions. Your name shows only if you want it to, and you
          can change that at any time.
        </Point>
        <Point>
          <strong>Masked wherever it’s public:</strong> phone numbers, email and street addresses, handles and links,
          and last names on the board. Masking catches a lot, but not everything, so leave out what has to stay private.
        </Point>
        <Point>
          <strong>If you block someone:</strong> they aren’t told. Their invites don’t reach you, and neither of you
          sees the other’s debates in the lists. Conflicts and debates you share stay open. The public board and the
          leaderboard stay the same for everyone.
        </Point>
        <Point>
          <strong>If something is reported:</strong> a moderator sees what the reporter could see. In a conflict, that’s
          the version that was sent. The author learns the decision and the reason, but not who reported it.
        </Point>
        <Point>
          <strong>The people who run the server</strong> can read its database, as with any website. They’re only meant
          to do that to keep the site running, or where the law requires it.
        </Point>
      </Points>
    </ReadingPart>
  )
}

/** The part of /privacy about other services. The operator chooses which of them are used. */
export function OtherServices() {
  return (
    <ReadingPart title="What we share with other services">
      <p>The people who run this site choose which of these services it uses. Each one gets only what’s listed here.</p>
      <Points>
        <Point>
          <strong>A language model</strong> gets the texts it works on: your message or note, to find calmer words and
          notice signs of danger; both core issues, to reflect on them; the calm versions, the title and both first
          names (or usernames), for everything else; and an answer in a quest, for feedback. It gets no last names or
          addresses, except those you write in the text. Without a language model, we use texts written without AI, and
          the screen says so.
        </Point>
        <Point>
          <strong>The email service</strong> delivers our emails. It gets your address, the other person’s first name,
          the title, and what the two of you agreed on, but never a message. If you don’t have an account, a link in the
          email stops invites to your address for good.
        </Point>
        <Point>
          <strong>The text message service</strong>, for codes: your number, if you gave us one.
        </Point>
        <Point>
          <strong>Your browser’s notification service</strong>, if you turn on notifications: it passes on an encrypted
          message that says it’s your turn, never what it’s about.
        </Point>
        <Point>
          <strong>Stripe</strong>, for tips: which tip you chose, and your account’s ID. Your card details go straight
          to Stripe. We never see them.
        </Point>
        <Point>
          <strong>Google, GitHub and the like</strong>, if you sign in with one: they learn that you use Squash, and we
          learn your address and name.
        </Point>
        <Point>
          <strong>The link to your photo</strong> is opened once, by our server. We store our own copy, so people who
          look at your profile load it from us and not from the other site.
        </Point>
        <Point>
          <strong>Reddit</strong>: we fetch the daily conflict from a public forum. Nothing about you is sent there.
        </Point>
      </Points>
    </ReadingPart>
  )
}
