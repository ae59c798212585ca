const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreController('api::live-channel.live-channel');
