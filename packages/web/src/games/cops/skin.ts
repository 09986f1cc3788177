/** The precinct: the skin of the pages of Good Cop Bad Cop, in `styles/skins.css`. */
export const SKIN = "precinct";
