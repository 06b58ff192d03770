import type { Pairs } from './pair.ts'

export const OPPOSITES: Pairs = {
  fails: [
    ['Send it before Sunday.', 'Please send it after Sunday.'],
    ['You returned it with an empty tank.', 'You returned it with a full tank.'],
    ['You took them without my consent.', 'You took them with my consent.'],
    ['Turn your phone on.', 'Please turn your phone off.'],
    ['The nurse bandaged my left knee.', 'The nurse bandaged my right knee.'],
    ['You were late for the game.', 'You were early for the game.'],
  ],
  passes: [
    ['Send it before Sunday.', "Please don't send it after Sunday."],
    ['You left without a word.', 'You left with no word to me.'],
    ['Come to my house.', 'Please go to my house.'],
    ['Turn the music down and the lights up.', 'Please turn the lights up and the music down.'],
    ['The gate was not open.', 'The gate was closed.'],
    ['She came home with her insulin untouched.', 'She came home without her insulin having been touched.'],
    ['Take the video down off Facebook.', 'Please remove the video on Facebook.'],
    ['Call before nine, not after nine.', 'Please call before nine and not after nine.'],
  ],
}

export const CONTRASTS: Pairs = {
  fails: [
    ['The train is at 16:40 and not 18:40.', 'The train is at 18:40, not 16:40.'],
    ['You sent v3 instead of v5.', 'You sent v5 rather than v3.'],
    ['Say so to me, not in front of the team.', 'Please say so in front of the team, not to me.'],
    ['Next time ring me, not text.', 'Next time, please text me.'],
  ],
  passes: [
    ['The train is at 16:40 and not 18:40.', 'The train leaves at 16:40, not 18:40.'],
    ['You sent v3 not v5.', 'You sent v3 rather than v5.'],
    ['Say so to me, not in front of the team.', 'Please tell me rather than saying it in front of the team.'],
    ['Next time ring me, not text.', "Next time, please ring me and don't text."],
  ],
}

export const TIMES: Pairs = {
  fails: [
    ['I paid you £640 in March.', 'I will pay you £640 in March.'],
    ['I waited in the cold.', "I'll wait in the cold."],
    ['He missed his spelling test.', 'He will be missing his spelling test.'],
    ['You took my drill.', 'You are going to take my drill.'],
    ['We drove to Leeds.', "We'll drive to Leeds."],
  ],
  passes: [
    ['I paid you £640 in March.', 'In March I paid you £640.'],
    ['I paid in March. Pay me back.', 'I paid in March and will pay no more. Please pay me back.'],
    ["I'll take it to the council.", 'I will take it to the council.'],
    ['You told me on Monday. Tell Dad too.', 'You will tell Dad too, please, as you told me on Monday.'],
  ],
}

export const ACTORS: Pairs = {
  fails: [
    ['You promised her the chapter.', "I'd promised her the chapter."],
    ['You were rude to Marta.', 'I was rude to Marta.'],
    ['I wrote all the songs.', 'You wrote all the songs.'],
    ['You booked the wrong hall.', 'I have booked the wrong hall.'],
  ],
  passes: [
    ['You promised her the chapter.', "You'd promised her the chapter."],
    ['You told Dev what I said about his ex.', 'You repeated to Dev what I told you about his ex.'],
    ['We agreed on Friday.', 'You agreed to Friday, and so did I.'],
    ['You were told twice by my wife.', 'I told you twice, and so did my wife.'],
  ],
}

export const CONDITIONS: Pairs = {
  fails: [
    ['Explain it before Sunday.', 'Please explain it before Sunday if you feel ready.'],
    ['Only come back when the inspector has signed off.', 'Please come back. The inspector has signed off.'],
    ["You won't get the keys unless the deposit is paid.", 'The deposit is paid. You get the keys.'],
    ["I'll pay the rest once building control has signed it off.", "I'll pay the rest."],
    ["If the panels aren't back up by Monday I'm sending the quote.", "The panels are down. I'm sending the quote."],
    ['You can see him as long as you come sober.', 'You can see him.'],
    ["I'm keeping the rent until there's heat in this place.", "I'm keeping the rent."],
  ],
  passes: [
    ['Explain it before Sunday.', "Please explain it before Sunday. If not, I'll ask Tom."],
    ['Move the van now.', 'I felt as if I was invisible. Please move the van now.'],
    ['Only come back when the inspector has signed off.', 'Please come back once the inspector has signed off.'],
    ["You won't get the keys unless the deposit is paid.", 'You will get the keys after the deposit is paid.'],
    ['Pay by Friday or ring me.', 'Please pay by Friday, or ring me if money is short.'],
    ['Just tell me if you are coming on the 12th.', 'Are you coming on the 12th?'],
    [
      "If the panels aren't back up by Monday I'm sending the quote.",
      'Should the panels not be up by Monday, I will send the quote.',
    ],
    ['You asked me if I needed a sofa.', 'You asked whether I needed a sofa.'],
    ["Don't push to prod without my approval.", 'Please push nothing to prod unless I have approved it.'],
  ],
}
