/**
 * @generated SignedSource<<0bf02afca7f663732899788afe0db27f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SlideEditeur_item$data = {
  readonly archive: boolean;
  readonly contenue: string | null | undefined;
  readonly id: string;
  readonly image: {
    readonly alt: string | null | undefined;
    readonly focalX: number | null | undefined;
    readonly focalY: number | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly lien: string | null | undefined;
  readonly status: boolean;
  readonly titre: string;
  readonly version: number;
  readonly " $fragmentType": "SlideEditeur_item";
};
export type SlideEditeur_item$key = {
  readonly " $data"?: SlideEditeur_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"SlideEditeur_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "SlideEditeur_item"
};

(node as any).hash = "39799b027816de1e4f75c97e5f7781d4";

export default node;
