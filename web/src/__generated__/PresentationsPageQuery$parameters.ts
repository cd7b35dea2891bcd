/**
 * @generated SignedSource<<6bdcbf2c7f51732e7f5433b800662134>>
 * @relayHash d8cfdd06f5a6eac9d6b13eaf541888c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 890816785ff63cf4f93694852cb403527c096d0e5094451afad7617b9fe591fc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PresentationsPageQuery } from './PresentationsPageQuery.graphql';

const node: PreloadableConcreteRequest<PresentationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "890816785ff63cf4f93694852cb403527c096d0e5094451afad7617b9fe591fc",
    "metadata": {},
    "name": "PresentationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
