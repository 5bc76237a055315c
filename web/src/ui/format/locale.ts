/** The viewer's own English, for numbers and dates: 24 Nov or Nov 24. Other languages get the international one. */
export const locale = navigator.languages.find((each) => /^en\b/.test(each)) ?? 'en-GB';
