/**
 * @generated SignedSource<<b99adb1597a4118533918e3c68a19117>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type presentation_item$data = {
  readonly contenu: string | null | undefined;
  readonly footerSec: string | null | undefined;
  readonly id: string;
  readonly image: {
    readonly alt: string | null | undefined;
    readonly focalX: number | null | undefined;
    readonly focalY: number | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly libelle: string;
  readonly status: boolean;
  readonly titre: string;
  readonly version: number;
  readonly " $fragmentType": "presentation_item";
};
export type presentation_item$key = {
  readonly " $data"?: presentation_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"presentation_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "presentation_item"
};

(node as any).hash = "2c4160ab2a53f2d0aacba13665d9faaf";

export default node;
