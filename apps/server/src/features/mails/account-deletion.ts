import { button, paragraph } from './layout/letter.ts'
import { type RenderedMail, renderLetter } from './layout/render-letter.ts'

/** To the owner of an account, when somebody who proved to be them asked for it to be erased (decisions §14). */
export function renderDeletionRequested(mail: { siteUrl: string; eraseAt: Date }): Promise<RenderedMail> {
  const day = DAY.format(mail.eraseAt)
  return renderLetter(
    {
      subject: 'Your Squash account will be deleted',
      preheader: `On ${day}. Until then you can change your mind.`,
      heading: 'Your account will be deleted',
      body: [
        paragraph(`You asked us to delete your account. We erase it on ${day}, for good.`),
        paragraph(
          'Until then it works as before: you can download your data, or sign in and keep your account after all.',
        ),
        button('Open my account', `${mail.siteUrl}/profile`),
        paragraph('If this was not you, somebody knows your password: set a new one, sign in, and keep your account.'),
        button('Set a new password', `${mail.siteUrl}/forgot-password`),
      ],
      footer: [
        paragraph(
          'You get this because it concerns the safety of your account at Squash. It is the last mail about it.',
        ),
      ],
    },
    mail.siteUrl,
  )
}

const DAY = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
})
