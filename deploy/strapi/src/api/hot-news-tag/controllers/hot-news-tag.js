const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreController('api::hot-news-tag.hot-news-tag');
