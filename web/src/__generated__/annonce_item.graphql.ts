/**
 * @generated SignedSource<<123cfd9900b95ffc0f03ff64b4855c65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type annonce_item$data = {
  readonly lien: string | null | undefined;
  readonly texte: string;
  readonly " $fragmentType": "annonce_item";
};
export type annonce_item$key = {
  readonly " $data"?: annonce_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"annonce_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "annonce_item"
};

(node as any).hash = "535590d9546ebc1fe430aefd9dcd8ad2";

export default node;
