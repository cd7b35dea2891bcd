/**
 * @generated SignedSource<<491a0eee393be31abc8fef58a92d3886>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type equipe_item$data = {
  readonly description: string | null | undefined;
  readonly email: string | null | undefined;
  readonly nom: string;
  readonly numeroOrdre: string | null | undefined;
  readonly photo: {
    readonly alt: string | null | undefined;
    readonly focalX: number | null | undefined;
    readonly focalY: number | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly poste: string | null | undefined;
  readonly prenom: string | null | undefined;
  readonly urlLinkedin: string | null | undefined;
  readonly " $fragmentType": "equipe_item";
};
export type equipe_item$key = {
  readonly " $data"?: equipe_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"equipe_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "equipe_item"
};

(node as any).hash = "168355205dab1b1a9774a4ac1550a966";

export default node;
