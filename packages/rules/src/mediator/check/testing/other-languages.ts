import type { Pairs } from './pair.ts'

/** Feelings and concessions that the message doesn't have, in other languages. */
export const FEELINGS_IN_OTHER_LANGUAGES: Pairs = {
  fails: [
    [
      'Sie schicken die Abrechnung zu spät. Ich zahle das nicht.',
      'Die Abrechnung kam zu spät. Ich bin sehr enttäuscht von Ihnen.',
    ],
    ['Du hast schon wieder meinen Parkplatz genommen.', 'Ich fühle mich von dir im Stich gelassen.'],
    ['Me debes 128 euros del gas. Págalos hoy.', 'Estoy muy triste. Por favor, paga hoy los 128 euros.'],
    ['Tu as cassé la lampe bleue mardi soir.', 'Je suis très déçue que tu aies cassé la lampe bleue.'],
    ['Você não devolveu a furadeira no domingo.', 'Estou muito triste com você por causa da furadeira.'],
    [
      'Tune 10 tareekh ko paise nahi diye. Mere 8000 rupaye hain.',
      'Mujhe bahut dukh hua ki tune mere 8000 rupaye nahi diye.',
    ],
  ],
  passes: [
    ['Du hast mich enttäuscht, du Lügner. Gib mir das Geld.', 'Ich bin enttäuscht von dir. Bitte gib mir das Geld.'],
    ['Du hast schon wieder meinen Parkplatz genommen.', 'Ich bin wütend, dass du auf meinem Parkplatz stehst.'],
    ['Me mentiste sobre el gas. Págalo hoy.', 'Me siento traicionado. Por favor, paga hoy el gas.'],
    ['Tu as menti. La lampe est cassée.', 'Je suis blessée, et la lampe est cassée.'],
    ['Você me deixou sozinha na mesa ontem.', 'Ontem fiquei sozinha na mesa e me senti magoada.'],
    ['Tune mera dil dukhaya. Mere paise de.', 'Mujhe bahut dukh hua. Please mere paise de.'],
  ],
}

export const CONCESSIONS_IN_OTHER_LANGUAGES: Pairs = {
  fails: [
    [
      'Ihr Hund hat meine Tochter umgerannt.',
      'Ihr Hund hat meine Tochter umgerannt. Ich weiß, dass er sonst ganz lieb ist.',
    ],
    ['Son 128 euros. Págalos hoy.', 'Sé que estás pasando por un mal momento. Por favor, paga hoy los 128 euros.'],
    ['Range la cuisine ce soir.', 'Je sais que tu travailles beaucoup. Range la cuisine ce soir.'],
    ['Traz a furadeira hoje.', 'Entendo que você esteja ocupado. Por favor, traz a furadeira hoje.'],
    ['Kal subah tak paise bhej de.', 'Mujhe pata hai ki tu busy hai. Please kal subah tak paise bhej de.'],
  ],
  passes: [
    ['Ich weiß genau, dass du da warst.', 'Ich weiß, dass du da warst.'],
    ['Sé que fuiste tú. Págalo hoy.', 'Sé que fuiste tú. Por favor, págalo hoy.'],
    ['Range la cuisine ce soir.', 'Range la cuisine ce soir, s’il te plaît.'],
    ['Você sabe que a furadeira é minha.', 'Você sabe que a furadeira é minha. Por favor, traz ela hoje.'],
    ['Kal subah tak paise bhej de.', 'Please kal subah tak mere paise bhej de.'],
  ],
}
