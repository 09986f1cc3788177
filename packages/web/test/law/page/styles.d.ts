/** The styles that the product's page begins with; the build of this page puts them in. */
declare module "darbar:styles";

/** Styles of its own. */
declare module "*.css";
