import type { CrisisNeed, CrisisResource, CrisisResources } from './resource.ts'

const service =
  (...needs: readonly CrisisNeed[]) =>
  (name: string, phone: string, url: string, text?: string): CrisisResource => ({
    name,
    needs,
    phone,
    ...(text === undefined ? {} : { text }),
    url,
  })

const despair = service('despair')
const violence = service('violence')
const children = service('children')

/**
 * Crisis resources by country. Each entry's url is the service's own page. Compiled in 2026-11 from the services' own
 * publications. Where a service against violence is for women only, another is for men or for anyone, except in Spain and
 * Sweden; these were added in 2026-12, some from pages of authorities and newspapers. No number has been called. Operators
 * should check those of the countries they serve.
 */
export const DEFAULT_CRISIS_RESOURCES: CrisisResources = {
  as_of: '2026-11',
  countries: {
    AT: {
      emergency: '112',
      resources: [
        despair('TelefonSeelsorge', '142', 'https://www.telefonseelsorge.at'),
        violence('Frauenhelpline', '0800 222 555', 'https://www.frauenhelpline.at'),
        violence('Opfer-Notruf', '0800 112 112', 'https://www.opfer-notruf.at'),
        children('Rat auf Draht', '147', 'https://www.rataufdraht.at'),
      ],
    },
    AU: {
      emergency: '000',
      resources: [
        despair('Lifeline', '13 11 14', 'https://www.lifeline.org.au'),
        violence('1800RESPECT', '1800 737 732', 'https://www.1800respect.org.au'),
        children('Kids Helpline', '1800 55 1800', 'https://kidshelpline.com.au'),
      ],
    },
    BE: {
      emergency: '112',
      resources: [
        despair('Zelfmoordlijn', '1813', 'https://www.zelfmoord1813.be'),
        despair('Centre de Prévention du Suicide', '0800 32 123', 'https://www.preventionsuicide.be'),
        violence('1712', '1712', 'https://1712.be'),
        violence('Écoute violences conjugales', '0800 30 030', 'https://www.ecouteviolencesconjugales.be'),
        children('Awel', '102', 'https://awel.be'),
        children('Écoute-Enfants', '103', 'https://www.103ecoute.be'),
      ],
    },
    CA: {
      emergency: '911',
      resources: [
        despair('9-8-8: Suicide Crisis Helpline', '988', 'https://988.ca', '988'),
        children('Kids Help Phone', '1-800-668-6868', 'https://kidshelpphone.ca', 'CONNECT to 686868'),
        { name: 'ShelterSafe', needs: ['violence'], url: 'https://sheltersafe.ca' },
      ],
    },
    CH: {
      emergency: '112',
      resources: [
        despair('Die Dargebotene Hand · La Main Tendue · Telefono Amico', '143', 'https://www.143.ch'),
        { name: 'Opferhilfe · Aide aux victimes', needs: ['violence'], url: 'https://www.opferhilfe-schweiz.ch' },
        children('Pro Juventute', '147', 'https://www.147.ch'),
      ],
    },
    DE: {
      emergency: '112',
      resources: [
        despair('TelefonSeelsorge', '0800 1110111', 'https://www.telefonseelsorge.de'),
        violence('Hilfetelefon Gewalt gegen Frauen', '116 016', 'https://www.hilfetelefon.de'),
        violence('Hilfetelefon Gewalt an Männern', '0800 1239900', 'https://www.maennerhilfetelefon.de'),
        children('Nummer gegen Kummer', '116 111', 'https://www.nummergegenkummer.de'),
      ],
    },
    DK: {
      emergency: '112',
      resources: [
        despair('Livslinien', '70 201 201', 'https://www.livslinien.dk'),
        violence('Lev Uden Vold', '1888', 'https://levudenvold.dk'),
        children('BørneTelefonen', '116 111', 'https://bornetelefonen.dk'),
      ],
    },
    ES: {
      emergency: '112',
      resources: [
        despair('Línea 024', '024', 'https://www.sanidad.gob.es/linea024/home.htm'),
        violence('016', '016', 'https://violenciagenero.igualdad.gob.es'),
        children('Fundación ANAR', '900 20 20 10', 'https://www.anar.org'),
      ],
    },
    FR: {
      emergency: '112',
      resources: [
        despair('3114', '3114', 'https://3114.fr'),
        violence('Violences Femmes Info', '3919', 'https://www.solidaritefemmes.org'),
        violence('France Victimes', '116 006', 'https://www.france-victimes.fr'),
        children('Allô Enfance en Danger', '119', 'https://www.allo119.gouv.fr'),
      ],
    },
    GB: {
      emergency: '999',
      resources: [
        despair('Samaritans', '116 123', 'https://www.samaritans.org'),
        violence('National Domestic Abuse Helpline', '0808 2000 247', 'https://www.nationaldahelpline.org.uk'),
        violence("Men's Advice Line", '0808 801 0327', 'https://mensadviceline.org.uk'),
        children('Childline', '0800 1111', 'https://www.childline.org.uk'),
      ],
    },
    IE: {
      emergency: '112',
      resources: [
        despair('Samaritans', '116 123', 'https://www.samaritans.org/ireland'),
        violence("Women's Aid", '1800 341 900', 'https://www.womensaid.ie'),
        violence("Men's Aid", '01 554 3811', 'https://www.mensaid.ie'),
        children('Childline by ISPCC', '1800 66 66 66', 'https://www.childline.ie'),
      ],
    },
    IT: {
      emergency: '112',
      resources: [
        despair('Telefono Amico Italia', '02 2327 2327', 'https://www.telefonoamico.it'),
        violence('1522', '1522', 'https://www.1522.eu'),
        children('Telefono Azzurro', '19696', 'https://azzurro.it'),
      ],
    },
    NL: {
      emergency: '112',
      resources: [
        despair('113 Zelfmoordpreventie', '113', 'https://www.113.nl'),
        violence('Veilig Thuis', '0800 2000', 'https://veiligthuis.nl'),
        children('De Kindertelefoon', '0800 0432', 'https://www.kindertelefoon.nl'),
      ],
    },
    NZ: {
      emergency: '111',
      resources: [
        despair('1737, need to talk?', '1737', 'https://1737.org.nz', '1737'),
        violence("Women's Refuge", '0800 733 843', 'https://womensrefuge.org.nz/get-help/'),
        violence('Are You OK', '0800 456 450', 'https://www.areyouok.org.nz'),
        children("0800 What's Up", '0800 942 8787', 'https://www.whatsup.co.nz'),
      ],
    },
    SE: {
      emergency: '112',
      resources: [
        despair('Mind Självmordslinjen', '90101', 'https://mind.se'),
        violence('Kvinnofridslinjen', '020 50 50 50', 'https://kvinnofridslinjen.se'),
        children('Bris', '116 111', 'https://www.bris.se'),
      ],
    },
    US: {
      emergency: '911',
      resources: [
        despair('988 Suicide & Crisis Lifeline', '988', 'https://988lifeline.org', '988'),
        violence(
          'National Domestic Violence Hotline',
          '1-800-799-7233',
          'https://www.thehotline.org',
          'START to 88788',
        ),
        children('Childhelp', '1-800-422-4453', 'https://www.childhelphotline.org'),
      ],
    },
  },
  international: [
    { name: 'Find A Helpline', needs: ['despair', 'violence', 'children'], url: 'https://findahelpline.com' },
  ],
}
