import { button, link, paragraph } from './layout/letter.ts'
import { type RenderedMail, renderLetter } from './layout/render-letter.ts'

type ReviewDecided = { siteUrl: string; conflictId: string; unsubscribeUrl: string }

/**
 * To the author of a request about a private conflict. It names neither the conflict nor the decision, because others
 * may read the author's mail.
 */
export const renderReviewDecided = ({ siteUrl, conflictId, unsubscribeUrl }: ReviewDecided): RenderedMail =>
  renderLetter(
    {
      subject: 'A moderator has answered you',
      preheader: 'Sign in to Squash to read the answer.',
      heading: 'A moderator has answered you',
      body: [
        paragraph('You asked a moderator to look at something on Squash. You can read the answer now.'),
        button('Read the answer', `${siteUrl}/conflict/${conflictId}`),
      ],
      footer: [
        paragraph('You’re getting this email because you asked for a review.'),
        link('Stop emails about how my conflicts turn out', unsubscribeUrl),
      ],
    },
    siteUrl,
  )
