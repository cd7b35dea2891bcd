/**
 * @generated SignedSource<<6343990bfc9c97c6b46a475bae207f46>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type equipe_ligne$data = {
  readonly photo: {
    readonly " $fragmentSpreads": FragmentRefs<"Image_image">;
  } | null | undefined;
  readonly poste: string | null | undefined;
  readonly " $fragmentType": "equipe_ligne";
};
export type equipe_ligne$key = {
  readonly " $data"?: equipe_ligne$data;
  readonly " $fragmentSpreads": FragmentRefs<"equipe_ligne">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "equipe_ligne"
};

(node as any).hash = "9d19567fd0e4d4c14021c4e725e05e68";

export default node;
